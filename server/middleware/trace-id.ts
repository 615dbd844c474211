/** https://www.w3.org/TR/trace-context/: all zeros are no trace, `ff` no version. */
const traceparent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})(-.*)?$/;

/** The trace that a request is part of, as a proxy in front names it; undefined without one. */
export function traceIdOf(header: string | string[] | undefined): string | undefined {
	return typeof header === "string" ? traceparent.exec(header)?.[1] : undefined;
}

/**
 * The header by which an answer hands its trace on, so that the client finds this request in the
 * log: its id stands for the part of the trace that was done here
 * (https://w3c.github.io/trace-context/#traceresponse-header). Undefined without a trace.
 */
export function traceResponse(header: string | string[] | undefined, requestId: string): string | undefined {
	const [, trace, flags] = (typeof header === "string" && traceparent.exec(header)) || [];
	return trace === undefined ? undefined : `00-${trace}-${requestId.padStart(16, "0")}-${flags}`;
}
