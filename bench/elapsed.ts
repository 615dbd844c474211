/** Returns the milliseconds that some work takes. */
export async function elapsed(work: () => Promise<unknown>): Promise<number> {
	const began = performance.now();
	await work();
	return performance.now() - began;
}
