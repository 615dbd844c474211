import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { type FormId, formIds } from "#app/features/forms/form.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminPaths } from "#app/site/admin-screens.ts";
import type { FactId, Facts } from "#app/site/facts.ts";
import { factOfForm } from "#app/site/site-facts.ts";
import { TextLink } from "#app/ui/page-link.tsx";
import { siteFormsQuery } from "./facts.query.ts";

/** Returns the form of the site that may stand in place of an address among the facts. */
const formOfFact = (id: FactId): FormId | undefined => formIds.find((form) => factOfForm[form] === id);

/** Returns whether visitors fill in a form on the site in place of the address of a fact. */
export function useIsOnSite(): (id: FactId) => boolean {
	const { data: forms = [] } = useQuery(siteFormsQuery);
	return (id) => forms.some((form) => form.state === "open" && form.id === formOfFact(id));
}

/** Says which is in force for a form: the one on the site, the address of its fact, or none. */
export function FormInForce({ id }: { id: FactId }) {
	const t = useText("admin");
	const isOnSite = useIsOnSite()(id);
	const value = useWatch<Facts>({ name: id });
	if (formOfFact(id) === undefined) return null;
	const hasAddress = Object.values(value as Facts["apply"]).some((address) => address !== "");
	return (
		<p className="mb-1 text-ink">
			{t(`facts.inForce.${isOnSite ? "site" : hasAddress ? "address" : "none"}`)}{" "}
			<TextLink to={adminPaths.forms}>{t("facts.inForce.link")}</TextLink>
		</p>
	);
}
