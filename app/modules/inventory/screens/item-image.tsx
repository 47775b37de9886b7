import { ImageOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { MAX_PHOTO_BYTES } from "#app/platform/files/image-type.ts";
import { getApiRefusal } from "#app/ui/client/api.ts";
import { type ApiCaller, useApi } from "#app/ui/client/use-api.ts";
import { AccountImage } from "#app/ui/files/account-image.tsx";
import { useTranslate } from "#app/ui/i18n/use-translate.ts";
import { Button } from "#app/ui/primitives/button.tsx";
import { FileButton } from "#app/ui/primitives/file-button.tsx";
import type { ItemView } from "../model/item.ts";

interface ItemImageProps {
  item: ItemView | null;
  /** A new item has no URL yet: its picture is uploaded after it was saved. */
  onChoose: (file: File | null) => void;
}

/** Uploads an item's picture; returns its new URL. */
export async function sendItemImage(call: ApiCaller, id: string, file: File): Promise<string> {
  const body = new FormData();
  body.set("file", file);
  const { data } = await call<{ data: { image: string } }>(`/items/${id}/image`, { method: "POST", body });
  return data.image;
}

/** The picture of an item; changes of an existing item are saved at once. */
export function ItemImage({ item, onChoose }: ItemImageProps) {
  const t = useTranslate();
  const call = useApi();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState(item?.image ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => void (shown?.startsWith("blob:") && URL.revokeObjectURL(shown)), [shown]);
  const runChange = async (change: () => Promise<string | null>) => {
    setProblem(null);
    try {
      setShown(await change());
      revalidate();
    } catch (error) {
      setProblem(getApiRefusal(error)?.message ?? t("common:toast.error"));
    }
  };
  const handleChoice = (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_PHOTO_BYTES) return setProblem(t("errors:image_too_large"));
    if (item) return void runChange(() => sendItemImage(call, item.id, file));
    setProblem(null);
    onChoose(file);
    setShown(URL.createObjectURL(file));
  };
  const remove = () => {
    if (item) return void runChange(() => call(`/items/${item.id}/image`, { method: "DELETE" }).then(() => null));
    onChoose(null);
    setShown(null);
  };
  return (
    <div className="item-image">
      {shown && <AccountImage src={shown} alt={t("stock:items.image")} />}
      <div className="grid gap-1">
        <span className="flex items-center gap-2">
          <FileButton
            key={shown}
            label={t("stock:items.choose_image")}
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => handleChoice(event.currentTarget.files?.[0])}
          />
          {shown && (
            <Button kind="ghost" icon={ImageOff} onClick={remove}>
              {t("stock:items.remove_image")}
            </Button>
          )}
        </span>
        <span className="hint">{t("stock:items.image_hint")}</span>
        {problem && (
          <p role="alert" className="text-danger text-sm">
            {problem}
          </p>
        )}
      </div>
    </div>
  );
}
