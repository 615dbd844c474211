import { useContinuedDraft } from "#app/content/drafts/use-continued-draft.ts";
import { adminTitle } from "#app/metadata/admin-title.ts";
import { PageForm } from "./page-form.tsx";

export const meta = adminTitle((text) => text.pages.createTitle);

export default function AddPageScreen() {
	const continued = useContinuedDraft();
	return <PageForm key={continued} page={undefined} continued={continued} />;
}
