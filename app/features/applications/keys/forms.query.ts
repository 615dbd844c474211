import { queryOptions } from "@tanstack/react-query";
import { apiRequest } from "#app/api-client/client.ts";
import { type Form, type FormId, formsPath } from "#app/features/forms/form.ts";

export const formsQuery = queryOptions<Form[]>({ queryKey: [formsPath] });

/** Opens a form on the site, or closes it. */
export const changeForm = ({ id, change }: { id: FormId; change: "opening" | "closing" }): Promise<Form> =>
	apiRequest("POST", `${formsPath}/${id}/${change}`);
