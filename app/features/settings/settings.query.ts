import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import { activeMembersKey, type Setting } from "./setting.ts";

/** The setting of the number of active members. */
export const memberCountQuery = queryOptions<Setting>({ queryKey: ["/api/settings", activeMembersKey] });

export function saveMemberCount(value: string): Promise<Setting> {
	return apiRequest("POST", "/api/settings", { key: activeMembersKey, value });
}
