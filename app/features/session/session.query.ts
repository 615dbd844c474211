import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import { beginSession } from "#app/api-client/session-storage.ts";
import type { AccessCodeChange, Device, Session, SignInResult } from "./session.ts";

export const sessionsQuery = queryOptions<Session[]>({ queryKey: ["/api/admin/sessions"] });

export const endSession = (id: string) => apiRequest<void>("DELETE", `/api/admin/sessions/${id}`);

export const endOtherSessions = () => apiRequest<void>("DELETE", "/api/admin/sessions");

export const devicesQuery = queryOptions<Device[]>({ queryKey: ["/api/admin/devices"] });

export const endDevice = (id: string) => apiRequest<void>("DELETE", `/api/admin/devices/${id}`);

/** Changes the access code, which ends every session, and begins a new one, whose id is the `token`. */
export async function changeAccessCode(change: AccessCodeChange): Promise<void> {
	const { token } = await apiRequest<SignInResult>("POST", "/api/admin/access-code", change);
	beginSession(token);
}
