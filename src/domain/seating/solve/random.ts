/** Mulberry32, a pseudo-random generator that gives the same numbers on every machine. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = (seed ^ 0x9e3779b9) >>> 0;
  }

  private bits(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }

  fraction(): number {
    return this.bits() / 4_294_967_296;
  }

  below(bound: number): number {
    return Math.floor((this.bits() / 4_294_967_296) * bound);
  }
}
