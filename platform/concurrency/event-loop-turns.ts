/**
 * Spreads work over turns of the event loop, in its order: at most `perTurn` pieces begin in each.
 * What comes in meanwhile is answered between two turns, however long the line is.
 */
export function eventLoopTurns(perTurn: number): (begin: () => void) => void {
	const waiting: (() => void)[] = [];

	function takeTurn(): void {
		for (const begin of waiting.splice(0, perTurn)) begin();
		if (waiting.length > 0) setImmediate(takeTurn);
	}

	return (begin) => {
		if (waiting.length === 0) setImmediate(takeTurn);
		waiting.push(begin);
	};
}
