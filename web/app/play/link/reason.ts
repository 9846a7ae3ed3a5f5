import { isIpv4 } from "./addresses.ts";
import { type Description, hasOnlyNames } from "./description.ts";

/**
 * Why two pages do not connect, as far as one of them can know.
 *
 * @value no-webrtc the browser has no direct connections, or they are switched off
 * @value no-network the device is in no network
 * @value permission the browser may not use the local network
 * @value other-network the addresses are of different networks
 * @value names the network did not find the other's address
 * @value isolated packets leave and none comes back, as from a page that was closed
 * @value one-way packets pass in one direction only, as with a firewall on one device
 */
export type Reason =
  | "no-webrtc"
  | "no-network"
  | "permission"
  | "other-network"
  | "names"
  | "isolated"
  | "one-way";

/** Counts of the packets that try the way between two devices. */
export type Traffic = { sent: number; answered: number; received: number };

/** @param isDenied whether the browser may not use the local network */
export function reasonOf(
  mine: Description,
  theirs: Description,
  { sent, answered, received }: Traffic,
  isDenied: boolean,
): Reason {
  if (isDenied && sent === 0) return "permission";
  if (answered > 0 || received > 0) return "one-way";
  if (areApart(mine, theirs)) return "other-network";
  return sent === 0 && hasOnlyNames(mine) && hasOnlyNames(theirs) ? "names" : "isolated";
}

/** Whether both have addresses of IPv4, and none is in a network of the other's. */
function areApart(mine: Description, theirs: Description): boolean {
  const [here, there] = [networksOf(mine), networksOf(theirs)];
  return here.length > 0 && there.length > 0 && !here.some((network) => there.includes(network));
}

const networksOf = ({ candidates }: Description) =>
  candidates.flatMap(({ address }) =>
    isIpv4(address) ? address.split(".").slice(0, 3).join(".") : [],
  );

/** Whether the browser refuses the local network, if it has such a permission. */
export async function isLocalNetworkDenied(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({
      name: "local-network" as PermissionName,
    });
    return state === "denied";
  } catch {
    return false;
  }
}
