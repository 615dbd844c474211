import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import { activeMembersKey, type Setting } from "./setting.ts";

export const memberCountQuery = queryOptions<Setting>({ queryKey: ["/api/settings", activeMembersKey] });

export const saveMemberCount = (value: string) =>
	apiRequest<Setting>("POST", "/api/settings", { key: activeMembersKey, value });
