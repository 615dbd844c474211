/** An update that was not begun, or not gone on with: one line for the terminal. Nothing was changed. */
export class Refusal extends Error {}
