import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import type { MadeRecoveryCodes, OneTimeSecret, OwnKeys } from "./key.ts";

const keysPath = "/api/admin/keys";

export const keysQuery = queryOptions<OwnKeys>({ queryKey: [keysPath] });

export const beginOneTimeCodes = () => apiRequest<OneTimeSecret>("POST", `${keysPath}/one-time-codes`);

export const confirmOneTimeCodes = (code: string) =>
	apiRequest<MadeRecoveryCodes>("POST", `${keysPath}/one-time-codes/confirm`, { code });

export const turnOffOneTimeCodes = () => apiRequest<void>("DELETE", `${keysPath}/one-time-codes`);

export const makeRecoveryCodes = () => apiRequest<MadeRecoveryCodes>("POST", `${keysPath}/recovery-codes`);

export const chooseCodeAlone = (codeAlone: boolean) =>
	apiRequest<void>("PUT", `${keysPath}/code-alone`, { codeAlone });

/** Has the browser make a passkey, and stores it. */
export async function addPasskey(): Promise<MadeRecoveryCodes> {
	const { startRegistration } = await import("@simplewebauthn/browser");
	type Options = Parameters<typeof startRegistration>[0]["optionsJSON"];
	const optionsJSON = await apiRequest<Options>("POST", `${keysPath}/passkeys/options`);
	const response = await startRegistration({ optionsJSON });
	return apiRequest<MadeRecoveryCodes>("POST", `${keysPath}/passkeys`, { response });
}

export const renamePasskey = ({ id, name }: { id: string; name: string }) =>
	apiRequest<void>("PUT", `${keysPath}/passkeys/${encodeURIComponent(id)}`, { name });

export const removePasskey = (id: string) =>
	apiRequest<void>("DELETE", `${keysPath}/passkeys/${encodeURIComponent(id)}`);
