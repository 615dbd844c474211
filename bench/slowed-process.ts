/** A turn of running and standing still, short enough that nothing waits for it noticeably. */
const runMs = 5;

/**
 * Slows processes down so many times while something is measured, with all their threads: each runs for
 * a moment and stands still for the others. The browser's own emulation slows the page's thread alone.
 */
export async function whileSlowed<Result>(
	pids: readonly number[],
	times: number,
	measure: () => Promise<Result>,
): Promise<Result> {
	let timer: NodeJS.Timeout | undefined;
	const signal = (name: "SIGSTOP" | "SIGCONT") => {
		for (const pid of pids) process.kill(pid, name);
	};
	const run = () => {
		signal("SIGCONT");
		timer = setTimeout(rest, runMs);
	};
	const rest = () => {
		signal("SIGSTOP");
		timer = setTimeout(run, runMs * (times - 1));
	};
	rest();
	try {
		return await measure();
	} finally {
		clearTimeout(timer);
		signal("SIGCONT");
	}
}
