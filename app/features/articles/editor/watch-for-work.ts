/** Watches the page. @returns whether somebody has pressed a key or a pointer since. */
export function watchForWork(): () => boolean {
	let isAtWork = false;
	const note = () => {
		isAtWork = true;
	};
	for (const event of ["keydown", "pointerdown"])
		document.addEventListener(event, note, { capture: true, once: true });
	return () => isAtWork;
}
