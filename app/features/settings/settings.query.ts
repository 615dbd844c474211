import { queryOptions } from "@tanstack/react-query";
import { call } from "../session/admin-client";
import { activeMembersKey, type Setting } from "./setting";

/** The setting that holds the number of active members. */
export const memberCountQuery = queryOptions<Setting>({ queryKey: ["/api/settings", activeMembersKey] });

/** Changes the number of active members. `value` is the number as text. */
export function saveMemberCount(value: string): Promise<Setting> {
	return call("POST", "/api/settings", { key: activeMembersKey, value });
}
