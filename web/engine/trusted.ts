/** @type {TrustedPolicy | undefined} */
let policy;

/**
 * An address from which a script may be run: the page's policy lets no other text become one.
 *
 * @param {string} url
 */
export function trusted(url) {
  policy ??= globalThis.trustedTypes?.createPolicy("twentyfour", { createScriptURL: own });
  return policy ? policy.createScriptURL(url) : url;
}

/** @param {string} url */
function own(url) {
  const { origin, protocol } = new URL(url, location.href);
  if (protocol !== "blob:" && origin !== new URL(location.href).origin) {
    throw new TypeError(`${url} is not ours`);
  }
  return url;
}
