/** A refusal whose reason the visitor may read. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}
