import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Panel, ScreenHead } from "#app/admin-ui/screen.tsx";
import { ListState } from "#app/admin-ui/state.tsx";
import { QueryPlaceholder } from "#app/api-client/query-placeholder.tsx";
import { useErrorToast } from "#app/api-client/use-api-mutation.ts";
import { ImageDrop } from "#app/features/media/choosing/image-drop.tsx";
import { imagesQuery } from "#app/features/media/choosing/images.query.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { ImageLibrary } from "./image-library.tsx";
import { UploadList, useUploadList } from "./upload-list.tsx";

export const meta = adminTitle((text) => text.image.title);

export default function ImagesScreen() {
	const t = useText("admin");
	const queries = useQueryClient();
	const images = useQuery(imagesQuery);
	const { take, uploading, listed } = useUploadList(
		() => void queries.invalidateQueries({ queryKey: imagesQuery.queryKey }),
	);
	useErrorToast(images.error, t("image.listFailed"));
	return (
		<div className="max-w-[72rem]">
			<ScreenHead title={t("image.title")} />
			<div className="mb-6 grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-center">
				<Panel className="p-5">
					<ImageDrop label={t("image.add")} uploading={uploading} onFiles={take} />
					<UploadList listed={listed} uploading={uploading} />
				</Panel>
				<p className="max-w-column text-small text-ink-soft">{t("image.lead")}</p>
			</div>
			{images.data === undefined ? (
				<Panel>
					<QueryPlaceholder query={images} rows={3} height="h-48" title={t("image.listFailed")} />
				</Panel>
			) : images.data.length === 0 ? (
				<Panel>
					<ListState title={t("image.empty")} />
				</Panel>
			) : (
				<ImageLibrary images={images.data} />
			)}
		</div>
	);
}
