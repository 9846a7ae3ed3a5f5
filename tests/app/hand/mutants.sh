#!/bin/sh
# What StrykerJS runs for each change to web/app/hand: `build` bundles the tests once, `test` runs them until one fails.
set -e
case $1 in
build)
  "$NODE_PATH/.bin/esbuild" tests/app/hand/*.test.ts --bundle --platform=node --format=esm \
    --outdir=out/app/hand --out-extension:.js=.mjs --log-level=warning
  cp -r tests/data out/data
  ;;
test)
  for name in exact apply views trail moments log wanted scenarios stored properties played; do
    STORIES=40 node "out/app/hand/$name.test.mjs" > /dev/null
  done
  ;;
esac
