"""A player's code that tries every way out of the cage, as text for the bench.

`solve` returns a text for each way: its name, `open` or `shut`, why, and a digit.
"""

CODE = """
import js
from pyodide.ffi import create_proxy, to_js

OTHER, HOME = "<other>", "<home>"
outcomes = {}
kept = []


def open_(name, why=""):
    outcomes[name] = f"open {why}"


def shut(name, why):
    outcomes.setdefault(name, f"shut {str(why).splitlines()[-1][:120]}")


def hears(thing, name, good, bad):
    for event, tell in ((good, open_), (bad, shut)):
        proxy = create_proxy(lambda *_, tell=tell, event=event: tell(name, event))
        kept.append(proxy)
        thing.addEventListener(event, proxy)


def way(attempt):
    name = attempt.__name__
    try:
        result = attempt(name)
    except BaseException as error:
        shut(name, repr(error))
        return
    if result is None:
        return
    if hasattr(result, "then"):
        result.then(lambda value: open_(name, value), lambda error: shut(name, error))
    else:
        open_(name, result)


def fetch_with(**options):
    return js.fetch(OTHER + "with", to_js(options, dict_converter=js.Object.fromEntries))


def absent(value):
    if value is None or value is js.undefined:
        raise LookupError("absent")
    return value


@way
def fetch_other_site(name): return js.fetch(OTHER + "fetch")
@way
def fetch_own_site(name): return js.fetch(HOME + "index.html")
@way
def fetch_without_cors(name): return fetch_with(mode="no-cors")
@way
def fetch_keepalive(name): return fetch_with(mode="no-cors", keepalive=True)
@way
def fetch_data(name): return js.fetch("data:text/plain,x")
@way
def fetch_blob(name): return js.fetch(js.URL.createObjectURL(js.Blob.new(to_js(["x"]))))
@way
def request_at_once(name):
    request = js.XMLHttpRequest.new()
    request.open("GET", OTHER + "xhr", False)
    request.send()
    return request.status
@way
def request_later(name):
    request = js.XMLHttpRequest.new()
    hears(request, name, "load", "error")
    request.open("GET", OTHER + "later")
    request.send()
@way
def web_socket(name):
    hears(js.WebSocket.new(OTHER.replace("http", "ws") + "socket"), name, "open", "error")
@way
def event_source(name): hears(js.EventSource.new(OTHER + "events"), name, "open", "error")
@way
def web_transport(name):
    return js.WebTransport.new(OTHER.replace("http:", "https:") + "transport").ready
@way
def import_scripts(name):
    js.importScripts(OTHER + "script.js")
    return "ran"
@way
def import_own_scripts(name):
    js.importScripts(HOME + "sw.js")
    return "ran"
@way
def import_blob(name):
    js.importScripts(js.URL.createObjectURL(js.Blob.new(to_js(["self.x=1"]))))
    return js.x
@way
def beacon(name): return js.navigator.sendBeacon(OTHER + "beacon")
@way
def font(name): return js.FontFace.new("x", "url(" + OTHER + "font.woff2)").load()
@way
def worker_of_own_site(name):
    hears(js.Worker.new(HOME + "sw.js"), name, "message", "error")
@way
def worker_of_other_site(name):
    hears(js.Worker.new(OTHER + "worker.js"), name, "message", "error")
@way
def worker_inside(name):
    ends = "() => postMessage('open'), (error) => postMessage('shut ' + error)"
    source = f"fetch('{OTHER}inside').then({ends})"
    inner = js.Worker.new(js.URL.createObjectURL(js.Blob.new(to_js([source]))))
    kept.append(inner)
    def hear(event):
        outcomes[name] = event.data
    kept.append(create_proxy(hear))
    inner.onmessage = kept[-1]
    kept.append(create_proxy(lambda *_: shut(name, "error")))
    inner.onerror = kept[-1]
@way
def shared_worker(name): hears(js.SharedWorker.new(HOME + "sw.js"), name, "connect", "error")
@way
def service_worker(name): return js.navigator.serviceWorker.register(HOME + "sw.js")
@way
def eval_script(name): return js.eval("1+1")
@way
def function_script(name): return js.Function.new("return 1+1")()
@way
def timer_script(name):
    js.setTimeout("self.ran = 1")
    return getattr(js, "ran", None)
@way
def run_js(name):
    import pyodide.code
    return pyodide.code.run_js("1+1")
@way
def local_storage(name): return absent(js.localStorage)
@way
def session_storage(name): return absent(js.sessionStorage)
@way
def cookies(name): return absent(js.document).cookie
@way
def cookie_store(name): return js.cookieStore.set("x", "1")
@way
def indexed_db(name): hears(js.indexedDB.open("twentyfour-hands"), name, "success", "error")
@way
def caches(name): return js.caches.open("twentyfour-bench")
@way
def own_files(name): return js.navigator.storage.getDirectory()
@way
def locks(name): return js.navigator.locks.request("twentyfour", lambda lock: None)
@way
def parent(name): return absent(js.parent).location.href
@way
def top(name): return absent(js.top).document.title
@way
def opener(name): return absent(js.opener)
@way
def window(name): return absent(js.window).document
@way
def open_window(name): return absent(js.open)(OTHER + "window")
@way
def go_elsewhere(name):
    js.location.href = OTHER + "gone"
    return js.location.href if OTHER in js.location.href else None
@way
def notify(name): return js.Notification.permission == "granted" or absent(None)
@way
def clipboard(name): return js.navigator.clipboard.readText()
@way
def python_socket(name):
    import socket
    port = int(OTHER.split(":")[2].strip("/"))
    connection = socket.create_connection(("127.0.0.1", port), 1)
    connection.sendall(b"GET / HTTP/1.0" + bytes([13, 10, 13, 10]))
    return connection.recv(1)
@way
def python_url(name):
    import urllib.request
    return urllib.request.urlopen(OTHER + "urllib", timeout=1).status
@way
def python_package(name):
    import pyodide_js
    return pyodide_js.loadPackage("micropip")
@way
def python_process(name):
    import subprocess
    return subprocess.run(["true"]).returncode
@way
def broadcast(name):
    channel = js.BroadcastChannel.new("twentyfour")
    channel.postMessage("out")
    kept.append(channel)


def solve(numbers, target):
    return [f"{name} {outcome} 1" for name, outcome in outcomes.items()]
"""


def code(other: str, home: str) -> str:
    """Return the code, for two sites."""
    return CODE.replace("<other>", other).replace("<home>", home)
