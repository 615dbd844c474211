/** As often as this the event loop shows that it goes round. */
const tickMs = 50;

/**
 * Does `work` after as many milliseconds in which this process was awake. While its event loop
 * stands still (a long rendering, a machine out of breath) nothing that arrives is handled: such
 * a stretch counts as one tick, however long it is, and what has arrived is handled before the next.
 * @returns what calls it off.
 */
export function afterAwakeTime(ms: number, work: () => void): () => void {
	let left = Math.ceil(ms / tickMs);
	let timer = setTimeout(tick, tickMs).unref();

	function tick(): void {
		left -= 1;
		if (left <= 0) work();
		else timer = setTimeout(tick, tickMs).unref();
	}

	return () => clearTimeout(timer);
}
