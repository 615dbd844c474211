import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "altcha-lib/types";

/** Solves the challenge that it is sent, and answers with the solution. */
self.onmessage = async ({ data: challenge }: MessageEvent<Challenge>) => {
	self.postMessage(await solveChallenge({ challenge, deriveKey }).catch(() => null));
};
