let policy: TrustedPolicy | undefined;

/** An address that may be run as a script. The page's policy lets no other text become a script. */
export function trusted(url: string) {
  policy ??= globalThis.trustedTypes?.createPolicy("twentyfour", { createScriptURL: own });
  return policy ? policy.createScriptURL(url) : url;
}

function own(url: string) {
  const { origin, protocol } = new URL(url, location.href);
  if (protocol !== "blob:" && origin !== new URL(location.href).origin) {
    throw new TypeError(`${url} is not ours`);
  }
  return url;
}
