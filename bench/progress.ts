const began = performance.now();

/** Tells what is being measured, with the minutes and seconds since the beginning. */
export function say(text: string): void {
	const elapsed = Math.round((performance.now() - began) / 1000);
	const clock = `${Math.floor(elapsed / 60)}:${String(elapsed % 60).padStart(2, "0")}`;
	console.log(`${clock.padStart(6)}  ${text}`);
}
