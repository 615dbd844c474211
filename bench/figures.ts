/** Returns the value that half of the values do not exceed. @throws RangeError when there are none. */
export function median(values: readonly number[]): number {
	return percentile(values, 50);
}

/**
 * Returns the value that `percent` of the values do not exceed (nearest rank). @throws RangeError when
 * there are none.
 */
export function percentile(values: readonly number[], percent: number): number {
	const sorted = Float64Array.from(values).sort();
	const value = sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)];
	if (value === undefined) throw new RangeError("There is no percentile of nothing.");
	return value;
}

export const times = (value: number) => `${value.toFixed(2)} ×`;
export const milliseconds = (value: number) => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
export const seconds = (value: number) => `${value.toFixed(2)} s`;
export const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
export const perSecond = (value: number) => `${Math.round(value).toLocaleString("en-GB")}/s`;
export const whole = (value: number) => value.toFixed(0);
export const shift = (value: number) => value.toFixed(3);
