import { isIP } from "node:net";

/**
 * Tells whether a host is `localhost` or an address. Another name can belong to another site, which
 * then reads what a server of this machine sends (DNS rebinding).
 *
 * @param {string} host
 */
export function namesThisMachine(host) {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) > 0;
}
