import { queryOptions } from "@tanstack/react-query";
import { call } from "./admin-client";
import type { AccessCodeChange, Session, SignInResult } from "./session";

/** The sessions that have not ended. */
export const sessionsQuery = queryOptions<Session[]>({ queryKey: ["/api/admin/sessions"] });

export function endSession(id: string): Promise<void> {
	return call("DELETE", `/api/admin/sessions/${id}`);
}

/** Changes the access code, which ends every session. @returns the token of the caller's new one. */
export function changeAccessCode(change: AccessCodeChange): Promise<SignInResult> {
	return call("POST", "/api/admin/access-code", change);
}
