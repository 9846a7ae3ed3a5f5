/** SHA-256, in base64. */
export async function digest(bytes: BufferSource) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return btoa(String.fromCharCode(...hash));
}
