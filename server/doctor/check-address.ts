import { isExampleHost } from "#app/i18n/web-address.ts";
import type { Environment } from "#platform/environment.ts";
import { type Finding, look, reasonOf, right, wrong } from "./finding.ts";

const answerTimeoutMs = 5_000;
const local = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

type Site = Pick<Environment, "siteUrl" | "trustProxy">;
type Address = Pick<Environment, "siteUrl" | "adminUrl">;

/** Checks SITE_URL from here, and TRUST_PROXY against the proxies in between. */
export async function checkAddress({ siteUrl, trustProxy }: Site): Promise<Finding[]> {
	const { hostname, protocol } = new URL(siteUrl);
	if (local.test(hostname)) {
		const remedy = "set it to the address that visitors type";
		return [look("SITE_URL", `${siteUrl} is this machine alone`, remedy), ...openTrust(trustProxy)];
	}
	if (isExampleHost(hostname)) {
		return [wrong("SITE_URL", `${siteUrl} is an example`, "set it to the address that visitors type")];
	}
	const findings = [await reached("SITE_URL", siteUrl)];
	if (protocol === "http:") {
		const remedy = "put TLS in front (examples/Caddyfile) and set it to https";
		findings.push(wrong("SITE_URL", "access codes and addresses of readers travel in clear text", remedy));
		findings.push(...openTrust(trustProxy));
	} else {
		findings.push(proxyFinding(trustProxy));
	}
	return findings;
}

/** Asks to look at a trusted proxy: without TLS, nothing says that one stands in front. */
function openTrust(trustProxy: boolean): Finding[] {
	if (!trustProxy) return [];
	return [
		look(
			"TRUST_PROXY",
			"SITE_URL is not https: where no proxy stands in front, anyone names any address as theirs, and no limit holds",
			"take TRUST_PROXY away, or see that the proxy overwrites X-Forwarded-For",
		),
	];
}

/** TLS ends in front of the site: what stands there has to be trusted to name the visitor. */
function proxyFinding(trustProxy: boolean): Finding {
	if (trustProxy) return right("TRUST_PROXY", "the proxy in front names each visitor's address");
	return wrong(
		"TRUST_PROXY",
		"SITE_URL is https, so a proxy stands in front, and all visitors count as one",
		"set TRUST_PROXY=true, and let the proxy overwrite X-Forwarded-For",
	);
}

/** Checks ADMIN_URL from here, where the content area has an address of its own. */
export async function checkAdminAddress({ siteUrl, adminUrl }: Address): Promise<Finding[]> {
	if (adminUrl === siteUrl) return [];
	const { hostname, protocol } = new URL(adminUrl);
	if (local.test(hostname) || isExampleHost(hostname)) {
		const remedy = "set it to the address that leads to this site too, or take it away";
		return [wrong("ADMIN_URL", `${adminUrl} is no public address`, remedy)];
	}
	const inClear = wrong(
		"ADMIN_URL",
		"access codes travel in clear text",
		"put TLS in front and set it to https",
	);
	return [await reached("ADMIN_URL", adminUrl), ...(protocol === "http:" ? [inClear] : [])];
}

async function reached(name: string, siteUrl: string): Promise<Finding> {
	try {
		const answer = await fetch(`${siteUrl}/healthz`, {
			signal: AbortSignal.timeout(answerTimeoutMs),
			redirect: "manual",
		});
		return await readAnswer(name, siteUrl, answer);
	} catch (error) {
		return wrong(
			name,
			`${siteUrl} cannot be reached from here (${reasonOf(error)})`,
			"start the site; look at the name in DNS, at the proxy, its certificate and the firewall",
		);
	}
}

async function readAnswer(name: string, siteUrl: string, answer: Response): Promise<Finding> {
	const location = answer.headers.get("Location");
	if (location !== null) {
		const remedy = `set ${name} to the address that answers without a detour`;
		return wrong(name, `${siteUrl} leads on to ${new URL(location, siteUrl).origin}`, remedy);
	}
	const isOurs = answer.ok && (await answer.text()).includes('"alive"');
	if (isOurs) return right(name, `${siteUrl} answers, and is this site`);
	const remedy = "let the proxy hand requests to HOST and PORT, and start the site";
	return wrong(name, `${siteUrl} answers ${answer.status}, and is not this site`, remedy);
}
