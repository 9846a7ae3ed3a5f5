"""What the modules of the page say, imported in Node."""

import json

from web.builder.paths import NODE, WEB, run


def constants(module):
    """The constants that a module of `web/app` exports."""
    return _evaluated(module, "module", ())


def results(module, function, arguments):
    """What a function of a module of `web/app` returns for each of some arguments."""
    return _evaluated(module, f"given.map((each) => module.{function}(each))", arguments)


def _evaluated(module, expression, given):
    script = f"""
        import * as module from {json.dumps((WEB / "app" / module).as_uri())};
        const given = JSON.parse(process.argv[1]);
        console.log(JSON.stringify({expression}));
    """
    return json.loads(run(*NODE, "--input-type=module", "-e", script, json.dumps(given)))
