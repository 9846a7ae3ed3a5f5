// Runs tests of the engine under the CPython of stock Pyodide: node run.mjs '{"pyodide": ..., ...}'

process.setUncaughtExceptionCaptureCallback((error) => {
  console.error(error.message);
  process.exit(1);
});

const { pyodide, repository, sitePackages, known, tests } = JSON.parse(process.argv[2]);
const { loadPyodide } = await import(pyodide);
const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: "1" } });
python.mountNodeFS("/repository", repository);
python.mountNodeFS("/site-packages", sitePackages);
const { path } = python.pyimport("sys");
path.append("/repository");
path.append("/site-packages");
const inside = python.pyimport("tests.pyodide.inside");
process.exit(inside.run_tests(python.toPy(tests), python.toPy(known)));
