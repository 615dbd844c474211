import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { useAddressFilter } from "#app/admin-ui/use-address-filter.ts";
import { saveFile } from "#app/api-client/client.ts";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { showErrorToast, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { auditQuery, exportAudit } from "./audit.query.ts";
import { type AuditFilter, type AuditPage, auditActions, auditMonths } from "./audit.ts";
import { AuditList } from "./audit-list.tsx";

export const meta = adminTitle((text) => text.audit.title);

const actionsOfList = ["all", ...auditActions] as const;
type Choice = {
	search: string;
	action: (typeof actionsOfList)[number];
	person: string;
	from: string;
	to: string;
};
const everything: Choice = { search: "", action: "all", person: "all", from: "", to: "" };
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
const choices = {
	action: actionsOfList,
	person: (value: string) => value.length <= 200,
	from: isDay,
	to: isDay,
};

function filterOf({ action, person, from, to }: Choice): AuditFilter {
	return {
		...(action !== "all" && { action }),
		...(person !== "all" && { person }),
		...(from !== "" && { from }),
		...(to !== "" && { to }),
	};
}

/** The record of what was done, which nobody can change here. */
export default function AuditScreen() {
	const t = useText("admin");
	const { typed, setTyped, asked, clear } = useAddressFilter({ all: everything, choices });
	const filter = filterOf(asked);
	const records = useInfiniteQuery(auditQuery(filter));
	useErrorToast(records.error, t("audit.failed"));
	const heading = useRef<HTMLHeadingElement>(null);
	const pages = records.data?.pages;
	const first = pages?.[0];
	return (
		<div className="max-w-[60rem]">
			<ScreenHead title={t("audit.title")} />
			<p className="mb-6 max-w-column text-ink-soft">
				{t("audit.text", { auditMonths })}{" "}
				{first === undefined ? null : t(first.isOwnerTold ? "audit.told" : "audit.untold")}
			</p>
			<AuditFilters choice={typed} people={first?.people ?? []} onChoose={setTyped} />
			<div className="mt-7 mb-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
				<ListHeading ref={heading}>
					{first === undefined
						? t(records.isError ? "audit.failed" : "common.loading")
						: t("audit.count", { count: first.total })}
				</ListHeading>
				<ExportAudit filter={filter} />
			</div>
			<Panel>
				{pages === undefined ? (
					<QueryPlaceholder query={records} rows={6} height="h-20" title={t("audit.failed")} />
				) : (
					<AuditList
						pages={pages}
						isFiltered={Object.keys(filter).length > 0}
						onClear={clear}
						onMore={records.hasNextPage ? () => void records.fetchNextPage() : undefined}
						isReadingMore={records.isFetchingNextPage}
					/>
				)}
			</Panel>
		</div>
	);
}

type FiltersProps = { choice: Choice; people: AuditPage["people"]; onChoose(choice: Choice): void };

function AuditFilters({ choice, people, onChoose }: FiltersProps) {
	const t = useText("admin");
	const day = (name: "from" | "to") => (
		<Field label={t(`audit.${name}`)}>
			{(control) => (
				<input
					{...control}
					type="date"
					value={choice[name]}
					onChange={(event) => onChoose({ ...choice, [name]: event.target.value })}
					className={inputClass}
				/>
			)}
		</Field>
	);
	return (
		<search className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
			<SelectField
				label={t("audit.action")}
				value={choice.action}
				onChange={(action) => onChoose({ ...choice, action })}
				options={actionsOfList.map(
					(one) => [one, t(one === "all" ? "audit.anyAction" : `audit.actions.${one}`)] as const,
				)}
			/>
			<SelectField
				label={t("audit.person")}
				value={choice.person}
				onChange={(person) => onChoose({ ...choice, person })}
				options={[
					["all", t("audit.anyPerson")],
					...people.map(({ id, name }) => [id, name || t("audit.owner")] as const),
				]}
			/>
			{day("from")}
			{day("to")}
		</search>
	);
}

function ExportAudit({ filter }: { filter: AuditFilter }) {
	const t = useText("admin");
	const saving = useMutation({
		mutationFn: exportAudit,
		onSuccess: (file) => saveFile(file, `audit-${dayOf(new Date())}.csv`),
		onError: (error) => showErrorToast(error, { title: t("audit.fileFailed") }),
	});
	return (
		<CompactButton
			look="quiet"
			aria-disabled={saving.isPending}
			onClick={() => saving.isPending || saving.mutate(filter)}
		>
			{t("audit.file")}
		</CompactButton>
	);
}
