/** A question that is not answered within this long is asked again, on another connection. */
const doubtMs = 350;
/** The time without an answer to either after which nobody else waits for the server. */
const refuseMs = 1_050;
/** The time without an answer to either after which waiting requests are refused. */
const goneMs = 1_550;
/** A server that answers elsewhere has as long for this connection. */
const stuckMs = 3_000;

/** Another way to ask the server, and what ends it. */
type SecondOpinion = { answers: Promise<boolean>; end(): void };

type Options = {
	askElsewhere(): SecondOpinion;
	/** No connection has an answer; the server may be gone, or slow. */
	onSilent(): void;
	/** Called when the server answers elsewhere, after all. */
	onThere(): void;
	/** Called when it has been silent for so long that it counts as gone. */
	onGone(): void;
	/** The server is there, and this connection of it is of no use. */
	onStuck(): void;
};

/**
 * Watches a query that a server was sent, and finds out why no answer comes: whether the server is
 * away or only the connection, by asking elsewhere first, in time that this process was awake.
 * @returns a function that ends the watch, as the answer does.
 */
export function watchSilence({ askElsewhere, onSilent, onThere, onGone, onStuck }: Options): () => void {
	let isThere = false;
	let second: SecondOpinion | undefined;

	async function doubt(): Promise<void> {
		second = askElsewhere();
		isThere = await second.answers;
		if (isThere) onThere();
	}

	const steps = [
		afterAwakeTime(doubtMs, () => void doubt()),
		afterAwakeTime(refuseMs, () => isThere || onSilent()),
		afterAwakeTime(goneMs, () => isThere || onGone()),
		afterAwakeTime(stuckMs, onStuck),
	];
	return () => {
		for (const callOff of steps) callOff();
		second?.end();
	};
}

/** Interval in which the event loop shows that it goes round. */
const tickMs = 50;

/**
 * Does `work` after as many milliseconds in which this process was awake. While its event loop
 * stands still, nothing that arrives is handled: such a stretch counts as one tick, however long,
 * and what has arrived is handled before the next. @returns a function that cancels it.
 */
export function afterAwakeTime(ms: number, work: () => void): () => void {
	let ticksLeft = Math.ceil(ms / tickMs);
	let timer = setTimeout(tick, tickMs).unref();

	function tick(): void {
		ticksLeft -= 1;
		if (ticksLeft <= 0) work();
		else timer = setTimeout(tick, tickMs).unref();
	}

	return () => clearTimeout(timer);
}
