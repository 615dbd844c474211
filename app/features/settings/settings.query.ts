import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import { activeMembersKey, type Setting, type SettingInput } from "./setting.ts";

export const settingsQuery = queryOptions<Setting[]>({ queryKey: ["/api/settings"] });

export const memberCountQuery = queryOptions<Setting>({ queryKey: ["/api/settings", activeMembersKey] });

export const saveSetting = (input: SettingInput) => apiRequest<Setting>("POST", "/api/settings", input);
