/** An address, and what is put before a command so that it runs there. */
export type Place = { address: string; within: readonly string[] };
