/**
 * Spreads work over turns of the event loop, at most `perTurn` pieces in each; requests are answered
 * in between. Each holder has a line of its own, and the lines take turns: many pieces of one never
 * hold up the first of another.
 */
export function eventLoopTurns(perTurn: number): (begin: () => void, holder?: string) => void {
	/** The line whose turn it is first. */
	const lines = new Map<string, (() => void)[]>();
	let isPlanned = false;

	function planTurn(): void {
		if (isPlanned || lines.size === 0) return;
		isPlanned = true;
		setImmediate(takeTurn);
	}

	function takeTurn(): void {
		isPlanned = false;
		for (let begun = 0; begun < perTurn; begun += 1) takeNext()?.();
		planTurn();
	}

	function takeNext(): (() => void) | undefined {
		for (const [holder, line] of lines) {
			lines.delete(holder);
			const begin = line.shift();
			if (line.length > 0) lines.set(holder, line);
			return begin;
		}
		return undefined;
	}

	return (begin, holder = "") => {
		const line = lines.get(holder);
		if (line === undefined) lines.set(holder, [begin]);
		else line.push(begin);
		planTurn();
	};
}
