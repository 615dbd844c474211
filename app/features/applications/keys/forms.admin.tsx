import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Badge } from "#app/admin-ui/badge.tsx";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { useApiMutation } from "#app/api-client/use-api-mutation.ts";
import { type Form, formsPath } from "#app/features/forms/form.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPath } from "#app/site/admin-screens.ts";
import { ApplicationKeyPanel } from "./application-key-panel.tsx";
import { changeForm, formsQuery } from "./forms.query.ts";

export const meta = adminTitle((text) => text.forms.title);

/** The forms of the site, their states, and the key of what is sent on them. */
export default function FormsScreen() {
	const t = useText("admin");
	const forms = useQuery(formsQuery);
	return (
		<div className="max-w-[60rem]">
			{/* What is printed is the recovery sheet of the key. */}
			<div className="print:hidden">
				<ScreenHead title={t("forms.title")} />
				<p className="mb-7 max-w-column text-ink-soft">{t("forms.intro")}</p>
				<QueryPanel query={forms} rows={4} height="min-h-20" title={t("forms.failed")}>
					{(list) => (
						<Panel>
							<ul className="divide-y divide-clay">
								{list.map((form) => (
									<FormRow key={form.id} form={form} />
								))}
							</ul>
						</Panel>
					)}
				</QueryPanel>
				<p className="mt-4 mb-8 text-small text-ink-soft">{t("forms.needsKey")}</p>
			</div>
			<ApplicationKeyPanel />
		</div>
	);
}

const tones = { draft: "calm", open: "live", closed: "outline" } as const;

function FormRow({ form: { id, state } }: { form: Form }) {
	const t = useText("admin");
	const isOpen = state === "open";
	const form = t(`forms.names.${id}`);
	const change = useApiMutation({
		send: changeForm,
		refreshes: [[formsPath]],
		done: { title: t(isOpen ? "forms.closed" : "forms.opened") },
		failed: { title: t(isOpen ? "forms.closeFailed" : "forms.openFailed") },
	});
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 sm:px-7">
			<div className="flex min-w-40 flex-1 flex-wrap items-center gap-3">
				<h2 className="font-serif text-[1.2rem] leading-snug">{form}</h2>
				<Badge tone={tones[state]}>{t(`forms.states.${state}`)}</Badge>
			</div>
			<div className="flex flex-wrap gap-3">
				<Link
					to={adminPath("form", id)}
					prefetch="intent"
					aria-label={t("forms.editOne", { form })}
					className={compactClass("quiet")}
				>
					{t("forms.edit")}
				</Link>
				<CompactButton
					look="quiet"
					aria-label={t(isOpen ? "forms.closeOne" : "forms.openOne", { form })}
					disabled={change.isPending}
					onClick={() => change.mutate({ id, change: isOpen ? "closing" : "opening" })}
				>
					{t(isOpen ? "forms.close" : "forms.open")}
				</CompactButton>
			</div>
		</li>
	);
}
