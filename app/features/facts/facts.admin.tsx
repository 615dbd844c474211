import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { Link, useRevalidator } from "react-router";
import { CompactButton, compactClass } from "#app/admin-ui/compact-button.tsx";
import { useFieldOfAddress } from "#app/admin-ui/focus.ts";
import { FormFoot } from "#app/admin-ui/form-foot.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { QueryPanel } from "#app/api-client/query-placeholder.tsx";
import { DraftNotices } from "#app/content/drafts/draft-notices.tsx";
import type { ConflictFields } from "#app/content/editing/conflict-fields.ts";
import { ContentForm } from "#app/content/editing/content-form.tsx";
import { useContentForm } from "#app/content/editing/use-content-form.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { adminPaths } from "#app/site/admin-screens.ts";
import { type FactGroup, type Facts, factGroups, factIds, factList } from "#app/site/facts.ts";
import { FactField } from "./fact-field.tsx";
import { factsInput } from "./fact-schema.ts";
import { factsQuery, saveFacts } from "./facts.query.ts";
import { factsKind } from "./facts-kind.ts";
import { OpeningPanel } from "./opening-panel.tsx";
import type { StoredFacts } from "./stored-facts.ts";

export const meta = adminTitle((text) => text.facts.title);

export default function FactsScreen() {
	const t = useText("admin");
	const facts = useQuery({ ...factsQuery, refetchOnWindowFocus: false });
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("facts.title")}>
				<Link to={adminPaths.look} prefetch="intent" className={compactClass("quiet")}>
					{t("look.open")}
				</Link>
			</ScreenHead>
			<p className="mb-6 max-w-[44rem] text-ink-soft">{t("facts.intro")}</p>
			<OpeningPanel />
			<QueryPanel query={facts} rows={factGroups.length} height="h-40" title={t("facts.fetchFailed")}>
				{(stored) => <FactsForm stored={stored} />}
			</QueryPanel>
		</div>
	);
}

const conflictFields: ConflictFields = Object.fromEntries(
	factIds.map((id) => {
		const { kind } = factList[id];
		const translated = kind === "lines" || kind === "forms";
		return [id, { label: `facts.labels.${id}` as const, translated, isProse: false }];
	}),
);

/** Every fact in one form: they are saved together, and are all on the website in one moment. */
function FactsForm({ stored }: { stored: StoredFacts }) {
	const t = useText("admin");
	const revalidator = useRevalidator();
	const content = useContentForm<Facts, StoredFacts>({
		kind: factsKind,
		id: "site",
		initial: stored.facts,
		version: stored.version,
		resolver: () => zodResolver(factsInput),
		draftOf: ({ facts }) => facts,
		send: (facts, { version }) => saveFacts({ facts, version }),
		notices: {
			refreshes: [factsQuery.queryKey],
			done: { title: t("facts.saved"), description: t("facts.savedText") },
			failed: { title: t("facts.saveFailed") },
			kept: t("facts.notSaved"),
		},
		// The content area's own texts state facts too.
		onSaved: () => void revalidator.revalidate(),
	});
	const { form, saving } = content;
	const { isDirty } = form.formState;
	useFieldOfAddress();

	return (
		<ContentForm content={content} conflict={{ fields: conflictFields, isKept: true }}>
			<DraftNotices recovery={content.recovery} />
			<form noValidate onSubmit={content.submit} className="grid gap-6">
				{factGroups.map((group) => (
					<FactsOfGroup key={group} group={group} />
				))}
				<FormFoot
					outcome={
						saving.saveError === undefined
							? isDirty && t("facts.unsaved")
							: `${t("facts.notSaved")} ${saving.saveError}`
					}
				>
					<CompactButton look="primary" type="submit" disabled={saving.saving}>
						{t(saving.saving ? "facts.saving" : "facts.save")}
					</CompactButton>
				</FormFoot>
			</form>
		</ContentForm>
	);
}

function FactsOfGroup({ group }: { group: FactGroup }) {
	const t = useText("admin");
	return (
		<Panel title={t(`facts.groups.${group}`)}>
			<p className="px-5 pb-5 text-small text-ink-soft sm:px-7">{t(`facts.groupTexts.${group}`)}</p>
			<div className="grid items-start gap-x-8 gap-y-7 border-t border-clay px-5 py-6 sm:grid-cols-2 sm:px-7">
				{factIds
					.filter((id) => factList[id].group === group)
					.map((id) => (
						<FactField key={id} id={id} />
					))}
			</div>
		</Panel>
	);
}
