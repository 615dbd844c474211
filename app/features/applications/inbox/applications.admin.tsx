import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useId, useRef } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { SearchField } from "#app/admin-ui/field.tsx";
import { ListHeading } from "#app/admin-ui/list-heading.tsx";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { SelectField } from "#app/admin-ui/select.tsx";
import { useAddressFilter } from "#app/admin-ui/use-address-filter.ts";
import { saveFile } from "#app/api-client/client.ts";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { showErrorToast, useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { memberships } from "#app/features/applications/application.ts";
import { sentStates } from "#app/features/applications/application-states.ts";
import { formIds } from "#app/features/forms/form.ts";
import { dayOf } from "#app/i18n/business-time.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { showToast } from "#app/ui/toasts.tsx";
import { ApplicationList } from "./application-list.tsx";
import { AutomaticPanel } from "./automatic-panel.tsx";
import { applicationsQuery, exportApplications } from "./inbox.query.ts";
import type { ApplicationFilter } from "./inbox.ts";
import { KeepingPanel } from "./keeping-panel.tsx";

export const meta = adminTitle((text) => text.applications.title);

const choices = {
	form: ["all", ...formIds],
	state: ["all", ...sentStates],
	membership: ["all", ...memberships],
	automatic: ["no", "yes"],
} as const;

type Choice = { search: string } & { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

const everything: Choice = { search: "", form: "all", state: "all", membership: "all", automatic: "no" };

export default function ApplicationsScreen() {
	const t = useText("admin");
	const { typed, setTyped, asked, clear } = useAddressFilter({
		all: everything,
		choices,
		isSearchPrivate: true,
	});
	const filter = filterOf(asked);
	const heading = useRef<HTMLHeadingElement>(null);
	const applications = useInfiniteQuery(applicationsQuery(filter));
	useErrorToast(applications.error, t("applications.failed"));
	const pages = applications.data?.pages;
	const first = pages?.[0];
	return (
		<div className="max-w-[84rem]">
			<ScreenHead title={t("applications.title")} />
			<Filters choice={typed} onChoose={setTyped} />
			<div className="mt-7 mb-3 grid items-end gap-x-8 gap-y-3 md:grid-cols-[auto_minmax(0,1fr)]">
				<div>
					<ListHeading ref={heading}>
						{first === undefined
							? t(applications.isError ? "applications.failed" : "common.loading")
							: t("applications.count", { count: first.total })}
					</ListHeading>
					<p className="min-h-6 text-small text-ink-soft">
						{first && first.counts.new > 0 ? t("applications.newCount", { count: first.counts.new }) : null}
					</p>
				</div>
				{first === undefined ? null : <Export filter={filter} count={first.total} />}
			</div>
			{first === undefined ? null : (
				<AutomaticPanel
					isShown={typed.automatic === "yes"}
					page={first}
					filter={filter}
					onShow={(automatic) => setTyped({ ...typed, automatic })}
				/>
			)}
			<Panel>
				{pages !== undefined ? (
					<ApplicationList
						pages={pages}
						isFiltered={Object.keys(filter).length > 0}
						onClear={clear}
						onMore={applications.hasNextPage ? () => applications.fetchNextPage() : undefined}
						isReadingMore={applications.isFetchingNextPage}
					/>
				) : (
					<QueryPlaceholder
						query={applications}
						rows={6}
						height="h-24"
						title={t("applications.failed")}
						text={t("applications.failedText")}
					/>
				)}
			</Panel>
			<div className="mt-6">
				<KeepingPanel />
			</div>
		</div>
	);
}

function filterOf({ search, form, state, membership, automatic }: Choice): ApplicationFilter {
	return {
		...(search !== "" && { search }),
		...(form !== "all" && { form }),
		...(state !== "all" && { state }),
		...(membership !== "all" && { membership }),
		...(automatic === "yes" && { automatic }),
	};
}

function Filters({ choice, onChoose }: { choice: Choice; onChoose(choice: Choice): void }) {
	const t = useText("admin");
	return (
		<search className="grid gap-4 sm:grid-cols-3 lg:grid-cols-[minmax(0,1fr)_12rem_13rem_13rem]">
			<div className="sm:max-lg:col-span-3">
				<SearchField
					label={t("applications.search")}
					value={choice.search}
					onSearch={(search) => onChoose({ ...choice, search })}
					placeholder={t("applications.searchPlaceholder")}
					autoCapitalize="none"
					autoComplete="off"
					spellCheck={false}
					maxLength={200}
				/>
			</div>
			<SelectField
				label={t("applications.form")}
				value={choice.form}
				onChange={(form) => onChoose({ ...choice, form })}
				options={choices.form.map(
					(one) => [one, t(one === "all" ? "applications.allForms" : `forms.names.${one}`)] as const,
				)}
			/>
			<SelectField
				label={t("applications.state")}
				value={choice.state}
				onChange={(state) => onChoose({ ...choice, state })}
				options={choices.state.map(
					(one) => [one, t(one === "all" ? "applications.allStates" : `applications.states.${one}`)] as const,
				)}
			/>
			<SelectField
				label={t("applications.member")}
				value={choice.membership}
				onChange={(membership) => onChoose({ ...choice, membership })}
				options={choices.membership.map(
					(one) =>
						[one, t(one === "all" ? "applications.allMembers" : `applications.memberships.${one}`)] as const,
				)}
			/>
		</search>
	);
}

function Export({ filter, count }: { filter: ApplicationFilter; count: number }) {
	const t = useText("admin");
	const noteId = useId();
	const saving = useMutation({
		mutationFn: exportApplications,
		onSuccess: (file) => {
			const name = `applications-${dayOf(new Date())}.csv`;
			saveFile(file, name);
			showToast({ title: t("applications.exported"), description: name });
		},
		onError: (error) => showErrorToast(error, { title: t("applications.exportFailed") }),
	});
	if (count === 0) return null;
	return (
		<div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 md:justify-end">
			<p id={noteId} className="min-w-0 text-small text-ink-soft text-pretty">
				{t("applications.exportNote", { count })}
			</p>
			<CompactButton
				look="quiet"
				aria-describedby={noteId}
				aria-busy={saving.isPending}
				onClick={() => {
					if (!saving.isPending) saving.mutate(filter);
				}}
			>
				{t(saving.isPending ? "applications.exporting" : "applications.export")}
			</CompactButton>
		</div>
	);
}
