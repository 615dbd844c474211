import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/**
 * The network address of the client that sent a request. Behind a trusted proxy it is the last entry of
 * `X-Forwarded-For`, the one that our own proxy added: earlier entries are the client's word alone.
 */
export function clientAddress(context: Context, trustProxy: boolean): string {
	const forwarded = trustProxy ? context.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() : undefined;
	return forwarded || connectionAddress(context);
}

function connectionAddress(context: Context): string {
	// A request made in the process, without a socket, has no address.
	const hasSocket = context.env !== undefined && "incoming" in context.env;
	return (hasSocket ? getConnInfo(context).remote.address : undefined) ?? "local";
}
