import type { Challenge, Solution } from "altcha-lib/types";
import { challengePath } from "#app/features/applications/filling/filling.ts";

/** A proof that is older is solved anew: the site takes one for two hours. */
const freshMs = 90 * 60_000;

let proof: { solved: Promise<string>; since: number } | undefined;

/** Begins a proof of work in a worker, while somebody types; once for all steps. */
export function startProof(): void {
	if (proof !== undefined && Date.now() - proof.since < freshMs) return;
	proof = { solved: solve().catch(() => ""), since: Date.now() };
}

/** Returns the proof; blank where there can be none, as without a worker. It counts once. */
export async function takeProof(): Promise<string> {
	startProof();
	const solved = (await proof?.solved) ?? "";
	proof = undefined;
	return solved;
}

async function solve(): Promise<string> {
	const answer = await fetch(challengePath);
	if (!answer.ok) return "";
	const challenge = (await answer.json()) as Challenge;
	const worker = new Worker(new URL("./proof.worker.ts", import.meta.url), { type: "module" });
	try {
		const solution = await new Promise<Solution | null>((resolve, reject) => {
			worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data);
			worker.onerror = reject;
			worker.postMessage(challenge);
		});
		return solution === null ? "" : JSON.stringify({ challenge, solution });
	} finally {
		worker.terminate();
	}
}
