/** Version, trace, parent, flags; all zeros are no trace (https://www.w3.org/TR/trace-context/). */
const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/;

/** The trace that a request is part of, as a proxy in front names it; undefined without one. */
export function traceIdOf(header: string | string[] | undefined): string | undefined {
	return typeof header === "string" ? traceparent.exec(header)?.[1] : undefined;
}
