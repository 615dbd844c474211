/** Asks for the key. @returns whether it was given. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Lets a screen ask for the key that a request needs. @returns a stop function. */
export function answerKeyQuestions(next: Ask): () => void {
	ask = next;
	return () => {
		if (ask === next) ask = undefined;
	};
}

/** Asks for the key again, once for all requests that wait for it. @returns whether it was given. */
export function askForKey(): Promise<boolean> {
	asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
		asking = undefined;
	});
	return asking;
}
