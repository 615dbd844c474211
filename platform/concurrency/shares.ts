/**
 * Counts what each holder has at once. @returns a function that takes one for a holder and returns
 * what gives it back, or undefined where the holder has `max` already.
 */
export function shares(max: number): (holder: string) => (() => void) | undefined {
	const held = new Map<string, number>();
	return (holder) => {
		const count = held.get(holder) ?? 0;
		if (count >= max) return undefined;
		held.set(holder, count + 1);
		return () => {
			const rest = (held.get(holder) ?? 1) - 1;
			if (rest > 0) held.set(holder, rest);
			else held.delete(holder);
		};
	};
}
