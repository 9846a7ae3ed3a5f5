/** The Python side, `twentyfour/bridge.py`. */
export interface Bridge {
  begin(name: string, params: string): number;
  advance(job: number, milliseconds: number): string;
  cancel(job: number): void;
}
