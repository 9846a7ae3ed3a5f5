"""Imports modules of the page in Node and returns their values."""

import json

from web.builder.paths import NODE, WEB, run


def constants(module):
    """The constants that a module of `web/app` exports."""
    return _evaluated(module, "module", ())


def results(module, function, arguments):
    """The results of a function of a module of `web/app`, one for each argument."""
    return _evaluated(module, f"given.map((each) => module.{function}(each))", arguments)


def _evaluated(module, expression, given):
    script = f"""
        import * as module from {json.dumps((WEB / "app" / module).as_uri())};
        const given = JSON.parse(process.argv[1]);
        console.log(JSON.stringify({expression}));
    """
    return json.loads(run(*NODE, "--input-type=module", "-e", script, json.dumps(given)))
