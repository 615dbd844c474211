import { expect, it } from "vitest";
import { exampleProxies } from "./example-proxies.ts";

const machine = {
	httpPort: 8081,
	httpsPort: 8443,
	sites: ["127.0.0.1:3210", "192.0.2.9:3211"],
	certificate: "/trial/certificate.pem",
	key: "/trial/key.pem",
	folder: "/trial",
};

it.each(exampleProxies.map((proxy) => [proxy.name, proxy] as const))(
	"tries the example of %s with this machine's ports and certificate, the content area's name, and nothing else changed",
	(_name, proxy) => {
		const configuration = proxy.configuration(machine);
		for (const value of Object.values(machine).flat()) expect(configuration).toContain(String(value));
		expect(configuration).not.toMatch(/:3000|letsencrypt|listen (\[::\]:)?(80|443)\b/);
		expect(configuration).toMatch(/www\.example\.com\}?,? office\.example\.com/);
	},
);

it("nginx repeats requests for pages alone, and has visitors send a form again", () => {
	const nginx = exampleProxies.find(({ name }) => name === "nginx")?.configuration(machine) ?? "";
	const [, other = "", page = ""] =
		/request_method !~ \^\(GET\|HEAD\)\$\) \{\s*return 503 '(.*)';\s*\}\s*return 503 '(.*)';/.exec(nginx) ??
		[];
	expect(page).toContain('http-equiv="refresh"');
	expect(other).not.toContain("refresh");
	expect(other).toMatch(/send them again.*<p lang="fr">.*envoyez-la de nouveau/);
});
