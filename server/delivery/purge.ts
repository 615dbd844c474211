const answerMs = 10_000;

/** The address at which a CDN takes purges, and the secret that it expects. */
export type PurgeAccess = { url: string; secret: string | undefined };

/**
 * Asks a CDN to drop the pages with any of these keys, in the words of Fastly, Cloudflare and the
 * example of Varnish at once. @returns why that was not done; undefined where it was.
 */
export async function purge(
	{ url, secret }: PurgeAccess,
	keys: readonly string[],
	stopped: AbortSignal,
): Promise<string | undefined> {
	try {
		const { ok, status, body } = await fetch(url, {
			method: "POST",
			headers: {
				"Content-Type": "application/json",
				"Surrogate-Key": keys.join(" "),
				...(secret !== undefined && { Authorization: `Bearer ${secret}`, "Fastly-Key": secret }),
			},
			body: JSON.stringify({ tags: keys }),
			redirect: "manual",
			signal: AbortSignal.any([stopped, AbortSignal.timeout(answerMs)]),
		});
		await body?.cancel();
		return ok ? undefined : `it answers ${status}`;
	} catch (error) {
		const { cause, message } = error as Error;
		return cause instanceof Error ? cause.message : message;
	}
}
