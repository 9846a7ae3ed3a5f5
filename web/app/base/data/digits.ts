/**
 * Bytes as decimal digits. A QR code stores three digits in ten bits, so digits take no more room
 * than the bytes, and a link holds them as they are.
 */
export function toDigits(bytes: Uint8Array): string {
  const value = [1, ...bytes].reduce((all, byte) => all * 256n + BigInt(byte), 0n);
  return `${value}`;
}

/** The bytes of digits; null if no bytes have these digits. The first byte keeps leading zeros. */
export function fromDigits(text: string): Uint8Array | null {
  if (!/^[1-9]\d{0,5000}$/.test(text)) return null;
  const bytes: number[] = [];
  for (let value = BigInt(text); value > 0n; value >>= 8n) bytes.push(Number(value & 255n));
  return bytes.pop() === 1 ? Uint8Array.from(bytes.reverse()) : null;
}
