import type { Environment } from "#platform/environment.ts";
import { purge } from "#server/delivery/purge.ts";
import { type Finding, look, right, wrong } from "./finding.ts";

const name = "CDN";
/** A key that no page has. */
const ofNoPage = "doctor";

/** Checks that the CDN takes purges, where there is one. */
export async function checkCdn({ cdn }: Pick<Environment, "cdn">): Promise<Finding[]> {
	if (cdn === undefined) return [];
	const { seconds, purge: access } = cdn;
	if (access === undefined) {
		const remedy = "set CDN_PURGE_URL, so that what you publish and withdraw is seen at once";
		return [look(name, `pages may be ${seconds} s old: it is told of no change`, remedy)];
	}
	const failure = await purge(access, [ofNoPage], new AbortController().signal);
	if (failure === undefined) return [right(name, "takes purges, and keeps no page that has changed")];
	const remedy = "see CDN_PURGE_URL and CDN_PURGE_SECRET; until then pages may be old";
	return [wrong(name, `takes no purge: ${failure}`, remedy)];
}
