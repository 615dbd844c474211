import { onTestFinished } from "vitest";
import { openTcpLink, type TcpLink } from "./tcp-link.ts";

export type FaultyLink = Omit<TcpLink, "port" | "close"> & {
	/** The database's address by way of the link. */
	url: string;
};

/**
 * Returns a TCP link between a process and a PostgreSQL, which can be frozen and cut. Gone when the test
 * ends.
 */
export async function faultyLink(databaseUrl: string): Promise<FaultyLink> {
	const url = new URL(databaseUrl);
	const { port, close, ...link } = await openTcpLink({ host: url.hostname, port: Number(url.port) });
	onTestFinished(close);
	url.port = String(port);
	return { ...link, url: url.href };
}
