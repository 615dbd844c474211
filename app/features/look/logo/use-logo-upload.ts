import { useEffect, useRef, useState } from "react";
import { ApiError, isSignedOut } from "#app/api-client/api-error.ts";
import { sendForm } from "#app/api-client/client.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Logo } from "#app/site/logo.ts";
import { maxLogoBytes, maxLogoMegabytes } from "./logo-file.ts";

/** Stores a logo on the server, and says why one cannot be taken. */
export function useLogoUpload(onStored: (logo: Logo) => void) {
	const t = useText("admin");
	const [uploading, setUploading] = useState(false);
	const [fault, setFault] = useState<string>();
	const leaving = useRef<AbortController>(undefined);
	useEffect(() => () => leaving.current?.abort(), []);

	async function upload(file: File): Promise<void> {
		if (uploading) return;
		if (file.size > maxLogoBytes) return setFault(t("look.logoLarge", { megabytes: maxLogoMegabytes }));
		setFault(undefined);
		setUploading(true);
		const controller = new AbortController();
		leaving.current = controller;
		const form = new FormData();
		form.append("logo", file);
		try {
			await sendForm<Logo>("/api/admin/look/logo", form, onStored, controller.signal);
		} catch (error) {
			if (!controller.signal.aborted && !isSignedOut(error)) setFault(reasonOf(error));
		} finally {
			setUploading(false);
		}
	}

	function reasonOf(error: unknown): string {
		if (!(error instanceof ApiError)) return t("look.logoFailed");
		return error.unreachable ? t("common.offline") : (error.serverMessage ?? t("look.logoFailed"));
	}

	return { upload, uploading, fault };
}
