import type { GuessCost } from "#app/features/session/access-code.server.ts";

/**
 * A guess that costs next to nothing, for the tests in which the price of a guess is not the point.
 */
export const cheapGuess: GuessCost = { N: 2 ** 4, r: 8, p: 1 };
