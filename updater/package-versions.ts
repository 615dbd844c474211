/**
 * Compares two versions of packages, such as `1.0.0+20261126.214501`: below 0 where the first is older.
 * Of the same project version, the one that was packaged earlier is older.
 */
export function compareVersions(one: string, other: string): number {
	const [ones, others] = [partsOf(one), partsOf(other)];
	for (let place = 0; place < Math.max(ones.length, others.length); place += 1) {
		const difference = (ones[place] ?? 0) - (others[place] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}

const partsOf = (version: string): number[] => version.split(/[.+]/).map(Number);
